import { useEffect, useRef, useState } from 'react';
import type { TypedGift } from '@/lib/gift';
import { useKeptFields } from '../ui/use-kept-fields';
import { choose, chooseBy, customIn, giftIn, keepOneAmount } from './form-state';
import { keepText } from './number-text';

/** Takes a form over as it stands, with the choices that the page's address and its links name. */
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
    choose(form, location.search);
    setGift(giftIn(form));

    const custom = customIn(form);
    const stopKeeping = custom && keepText(custom);
    const follow = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey } = event;
      const elsewhere = button !== 0 || metaKey || ctrlKey || shiftKey;
      if (elsewhere || !(target instanceof Element) || !chooseBy(target.closest('a'), form)) return;
      event.preventDefault();
      setGift(giftIn(form));
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
      stopKeeping?.();
    };
  }, []);

  return { element, gift, setGift };
}
