/** Sends one message to the network, and throws if the message did not arrive there. */
export type SmsGateway = {
	/** `phone` has the country code: 99361234567. `stopped` aborts when the shop can wait no longer. */
	send: (message: { phone: string; text: string }, stopped?: AbortSignal) => Promise<void>;
	close: () => Promise<void>;
};
