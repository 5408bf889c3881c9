import { useEffect, useState } from 'react';

/** How long nothing must change, in milliseconds, before something is spoken. */
const PAUSE = 1_000;

/** A text as it was when it last stood still: screen readers would speak each state of what is being typed. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
