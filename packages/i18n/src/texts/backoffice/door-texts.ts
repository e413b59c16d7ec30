import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** Texts for the handover to the customer. */
export const doorTexts = defineTexts({
	'door.note': words.remark,
	'door.action': ['At the door…', 'У двери…', 'Gapyda…'],
	'door.title': ['Order {number} at the door', 'Заказ {number} у двери', 'Sargyt {number} gapyda'],
	'door.outcome': ['What happened at the door', 'Что произошло', 'Näme boldy'],
	'door.handedOut': ['Handed out', 'Выдан', 'Berildi'],
	'door.postponed': ['Postponed', 'Перенесён', 'Süýşürildi'],
	'door.taken': [
		'{name}: how many of {count} were taken',
		'{name}: сколько взяли из {count}',
		'{name}: {count} sanydan näçesi alyndy',
	],
	'door.terminal': ['Paid by terminal, manat', 'Оплачено терминалом, манат', 'Terminal bilen tölendi, manat'],
	'door.total': ['To be paid: {sum}', 'К оплате: {sum}', 'Tölenmeli: {sum}'],
	'door.cash': ['in cash: {sum}', 'наличными: {sum}', 'nagt: {sum}'],
	'door.refusedSerial': ['Refused: {serial}', 'Не взяли: {serial}', 'Alynmady: {serial}'],
	'door.refusedHint': [
		'What is refused goes back to stock.',
		'От чего отказались, возвращается на склад.',
		'Alynmadyk haryt ammara gaýdýar.',
	],
	'door.slot': ['New time', 'Новое время', 'Täze wagt'],
});
