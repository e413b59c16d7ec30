/** An information page in one language; `body` is sanitised HTML. */
export type PageWire = { name: string; title: string; body: string; updated_at: string };
