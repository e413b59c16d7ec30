import { withWords } from './office-words.ts';

/** Texts for the handover to the customer. */
export const doorTexts = withWords({
	'door.note': 'remark',
})({
	en: {
		'door.action': 'At the door…',
		'door.title': 'Order {number} at the door',
		'door.outcome': 'What happened at the door',
		'door.handedOut': 'Handed out',
		'door.postponed': 'Postponed',
		'door.taken': '{name}: how many of {count} were taken',
		'door.terminal': 'Paid by terminal, manat',
		'door.total': 'To be paid: {sum}',
		'door.cash': 'in cash: {sum}',
		'door.refusedSerial': 'Refused: {serial}',
		'door.refusedHint': 'What is refused goes back to stock.',
		'door.slot': 'New time',
	},
	ru: {
		'door.action': 'У двери…',
		'door.title': 'Заказ {number} у двери',
		'door.outcome': 'Что произошло',
		'door.handedOut': 'Выдан',
		'door.postponed': 'Перенесён',
		'door.taken': '{name}: сколько взяли из {count}',
		'door.terminal': 'Оплачено терминалом, манат',
		'door.total': 'К оплате: {sum}',
		'door.cash': 'наличными: {sum}',
		'door.refusedSerial': 'Не взяли: {serial}',
		'door.refusedHint': 'От чего отказались, возвращается на склад.',
		'door.slot': 'Новое время',
	},
	tm: {
		'door.action': 'Gapyda…',
		'door.title': 'Sargyt {number} gapyda',
		'door.outcome': 'Näme boldy',
		'door.handedOut': 'Berildi',
		'door.postponed': 'Süýşürildi',
		'door.taken': '{name}: {count} sanydan näçesi alyndy',
		'door.terminal': 'Terminal bilen tölendi, manat',
		'door.total': 'Tölenmeli: {sum}',
		'door.cash': 'nagt: {sum}',
		'door.refusedSerial': 'Alynmady: {serial}',
		'door.refusedHint': 'Alynmadyk haryt ammara gaýdýar.',
		'door.slot': 'Täze wagt',
	},
});
