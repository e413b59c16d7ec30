import { AfterHistory } from '../after-sales/claims/after-history.tsx';
import { OrderClaims } from '../after-sales/claims/order-claims.tsx';
import { OrderReturns } from '../after-sales/returns/order-returns.tsx';
import { useMember } from '../platform/session.ts';
import { OrderPage } from '../selling/orders/order-page.tsx';

/** Shows an order with its returns and claims. */
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
