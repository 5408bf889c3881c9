import { Prose } from '@/components/ui/prose';

export const prose = {
  'plain words': <Prose text="Come & see." />,
  'all marks': (
    <div className="grid max-w-text gap-5">
      <Prose
        text={
          'So **good**, so *near*.\n\n- [Us](/about/)\n- [Them](https://a.example/)\n\n1. First\n2. Then'
        }
      />
    </div>
  ),
};
