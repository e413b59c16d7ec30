/** Sends one message to the network. Throws when it did not arrive there. */
export type SmsGateway = {
	/** `phone` has the country code: 99361234567. `signal` aborts when the shop can wait no longer. */
	send: (message: { phone: string; text: string }, stopped?: AbortSignal) => Promise<void>;
	close: () => Promise<void>;
};
