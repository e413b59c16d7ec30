import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** DESK-15: people who asked for a call. */
export const callRequestsTexts = defineTexts({
	'state.waiting': words.toCall,
	order: words.orderNumber,
	title: ['Call requests', 'Заявки на звонок', 'Jaň soranlar'],
	'state.ordered': ['Became orders', 'Стали заказами', 'Sargyt boldy'],
	'state.closed': ['Without an order', 'Без заказа', 'Sargytsyz'],
	none: ['Nobody is waiting for a call.', 'Никто не ждёт звонка.', 'Hiç kim jaňa garaşmaýar.'],
	noneOther: ['Nothing here yet.', 'Здесь пока ничего нет.', 'Bu ýerde entek hiç zat ýok.'],
	asked: ['asked {time}', 'заявка: {time}', 'soralan wagty: {time}'],
	cart: ['{pieces} pcs. in the cart', 'в корзине {pieces} шт.', 'sebetde {pieces} sany'],
	emptyCart: ['empty cart', 'корзина пуста', 'sebet boş'],
	makeOrder: ['Make an order', 'Оформить заказ', 'Sargyt düz'],
	close: ['No order', 'Без заказа', 'Sargytsyz'],
	closeTitle: ['Close the request without an order?', 'Закрыть заявку без заказа?', 'Sargytsyz ýapmalymy?'],
	notReachedTitle: ['{name}: not reached', '{name}: не дозвонились', '{name}: jaňa jogap bermedi'],
	forgotten: ['Name and phone are deleted', 'Имя и телефон удалены', 'Ady we telefony pozuldy'],
	summary: [
		'Calls asked for in {days} days: {requests}, orders from them: {ordered}, for {total}.',
		'За {days} {days|день|дня|дней}: заявок {requests}, стали заказами {ordered}, на сумму {total}.',
		'Soňky {days} günde: {requests} soralan jaň, {ordered} sargyt boldy, jemi {total}.',
	],
	dropped: ['No longer sold: {names}', 'Больше не продаётся: {names}', 'Indi satylmaýar: {names}'],
	from: ['Request for a call: {name}', 'Заявка на звонок: {name}', 'Jaň soran: {name}'],
});
