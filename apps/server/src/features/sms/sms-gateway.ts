/** Takes one message to the network. Throws when it did not arrive there. */
export type SmsGateway = {
	/** `phone` with the country: 99361234567. */
	send: (message: { phone: string; text: string }) => Promise<void>;
	close: () => Promise<void>;
};
