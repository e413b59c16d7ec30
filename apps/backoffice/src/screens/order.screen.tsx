import { AfterHistory } from '../claims/after-history.tsx';
import { OrderClaims } from '../claims/order-claims.tsx';
import { OrderPage } from '../orders/order-page.tsx';
import { useMember } from '../platform/session.ts';
import { OrderReturns } from '../returns/order-returns.tsx';

/** An order with what came back of it and its claims. */
export function Component() {
	return <OrderPage AfterSales={AfterSales} AfterHistory={AfterHistory} />;
}

function AfterSales({ orderId }: { orderId: number }) {
	const { may } = useMember();
	return (
		<>
			{may('takeReturns') && <OrderReturns orderId={orderId} />}
			{may('handleClaims') && <OrderClaims orderId={orderId} />}
		</>
	);
}
