import type { BankOrder } from './simulated-bank.ts';

const TEXTS = {
	en: {
		title: 'Payment by card',
		test: 'Test bank: no real card, no real money',
		sum: 'To pay',
		card: 'Card number',
		hint: 'Any number is paid; one that ends in 0002 is declined',
		pay: 'Pay',
		cancel: 'Do not pay',
		over: 'This payment is over',
		back: 'Back to the shop',
	},
	ru: {
		title: 'Оплата картой',
		test: 'Учебный банк: ни настоящих карт, ни настоящих денег',
		sum: 'К оплате',
		card: 'Номер карты',
		hint: 'Любой номер оплачивается; с 0002 в конце отклоняется',
		pay: 'Оплатить',
		cancel: 'Не платить',
		over: 'Этот платёж завершён',
		back: 'Вернуться в магазин',
	},
	tk: {
		title: 'Kart bilen töleg',
		test: 'Synag banky: hakyky kart ýa-da pul ýok',
		sum: 'Tölenmeli',
		card: 'Kartyň belgisi',
		hint: 'Islendik belgi tölenýär; soňy 0002 bolan kabul edilmeýär',
		pay: 'Tölemek',
		cancel: 'Tölemezlik',
		over: 'Bu töleg tamamlandy',
		back: 'Dükana gaýtmak',
	},
} as const;

/** Returns the bank's page in the language for which the shop asked. */
export function paymentPage(order: BankOrder): string {
	const t = TEXTS[order.language as keyof typeof TEXTS] ?? TEXTS.ru;
	const form = `<form method="post">
<p><label for="pan">${t.card}</label><br><input id="pan" name="pan" inputmode="numeric" autocomplete="off" required maxlength="19"></p>
<p>${t.hint}</p>
<button name="action" value="pay">${t.pay}</button>
<button name="action" value="decline" formnovalidate>${t.cancel}</button>
</form>`;
	const over = `<p>${t.over}</p><p><a href="${escaped(withOrderId(order.returnUrl, order))}">${t.back}</a></p>`;
	return `<!doctype html><html lang="${escaped(order.language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${t.title}</title></head>
<body><main><h1>${t.title}</h1><p><strong>${t.test}</strong></p><p>${escaped(order.description)}</p>
<p>${t.sum}: <b>${(order.amount / 100).toFixed(2)} TMT</b></p>${order.status === 0 ? form : over}</main></body></html>`;
}

/** Adds the bank's id of the payment to the address to which the browser returns. */
export function withOrderId(address: string, { orderId }: BankOrder): string {
	const url = new URL(address);
	url.searchParams.set('orderId', orderId);
	return url.href;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
