import { bankServer } from './bank-server.ts';
import { SimulatedBank } from './simulated-bank.ts';

/**
 * A bank's gateway as a program of its own, for tests, bench and trying the shop out (npm run bank). Its
 * process and its state are apart from the shop's, so it does not notice when the shop is killed.
 */
const { PORT = '4790', BANK_USER = 'shop-api', BANK_PASSWORD = 'test-password' } = process.env;
const server = bankServer(new SimulatedBank({ userName: BANK_USER, password: BANK_PASSWORD }));
server.once('error', ({ message }) => {
	console.error(`The test bank cannot open: ${message}. Choose another port, e.g. PORT=4791 npm run bank.`);
	process.exit(1);
});
server.listen(Number(PORT), '127.0.0.1', () => {
	const { port } = server.address() as { port: number };
	const origin = `http://127.0.0.1:${port}`;
	if (process.send) process.send({ port });
	else
		console.log(`\nThe test bank is open at ${origin}. Start the shop with:
CARD_BANKS=test CARD_TEST_NAME="Test bank" CARD_TEST_URL=${origin}/payment/rest/ CARD_TEST_USER=${BANK_USER} CARD_TEST_PASSWORD=${BANK_PASSWORD} npm start\n`);
});
const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
