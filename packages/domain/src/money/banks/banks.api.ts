import { type Static, Type } from 'typebox';

/** PAY-01: a bank that takes cards online; its name as customers know it. */
export const bankWire = Type.Object({ id: Type.String(), name: Type.String() });
export type BankWire = Static<typeof bankWire>;
