import { orderScript } from '@/lib/page-script';

/** Orders the events before it by the visitor's clock. */
export function OrderScript() {
  return <script data-own="" dangerouslySetInnerHTML={{ __html: orderScript }} />;
}
