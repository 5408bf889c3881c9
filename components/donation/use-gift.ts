import { useEffect, useRef, useState } from 'react';
import type { TypedGift } from '@/lib/gift';
import { useKeptFields } from '../ui/use-kept-fields';
import { choose, customIn, giftIn, keepOneAmount } from './form-state';
import { keepText } from './number-text';

/** Takes a form over as it stands, with the choices that the page's address names, and follows those. */
export function useGift() {
  const element = useRef<HTMLFormElement>(null);
  const [gift, setGift] = useState<TypedGift>();
  useKeptFields(element);

  useEffect(() => {
    const form = element.current;
    if (!form) return;
    // From here on the faults are told by the form itself, and not by bubbles of the browser.
    form.noValidate = true;
    keepOneAmount(form);
    choose(form, location);
    setGift(giftIn(form));

    const custom = customIn(form);
    const stopKeeping = custom && keepText(custom);
    const follow = () => {
      choose(form, { search: '', hash: location.hash });
      setGift(giftIn(form));
    };
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
      stopKeeping?.();
    };
  }, []);

  return { element, gift, setGift };
}
