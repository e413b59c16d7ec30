import { type Static, Type } from 'typebox';

/** PAY-01: a bank that takes card payments online, with the name that customers know. */
export const bankWire = Type.Object({ id: Type.String(), name: Type.String() });
export type BankWire = Static<typeof bankWire>;
