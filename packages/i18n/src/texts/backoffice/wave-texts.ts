import { defineTexts } from '../../define-texts.ts';

/** S27: texts for ending many invented orders and calls at once. */
export const waveTexts = defineTexts({
	open: ['Many invented ones?', 'Много вымышленных?', 'Toslama sargyt köpmi?'],
	title: [
		'End a wave of invented orders',
		'Остановить волну вымышленных заказов',
		'Toslama sargytlaryň tolkunyny duruzmak',
	],
	explain: [
		'Only pending orders and calls of people whom the shop does not know are ended. Nobody gets a message, goods and delivery slots become free again. Ordinary new customers may be among them.',
		'Отменяются только неподтверждённые заказы и заявки на звонок от людей, которых магазин не знает. SMS никто не получит, товары и часы доставки освободятся. Среди них могут быть и обычные новые покупатели.',
		'Diňe dükanyň tanamaýan adamlarynyň garaşýan sargytlary we jaň islegleri ýatyrylýar. Hiç kime SMS gitmeýär, harytlar we eltip bermek üçin sagatlar boşaýar. Olaryň arasynda adaty täze müşderi hem bolup biler.',
	],
	network: [
		'From the same network, within an hour',
		'Из той же сети, в пределах часа',
		'Şol bir tordan, bir sagadyň içinde',
	],
	slot: ['For the same delivery slot', 'На тот же час доставки', 'Şol bir eltip bermek sagadyna'],
	size: [
		'orders: {orders}, calls: {calls}',
		'заказов: {orders}, звонков: {calls}',
		'sargyt: {orders}, jaň: {calls}',
	],
	nothing: ['There is nothing like this one.', 'Других таких нет.', 'Şuňa meňzeş başgasy ýok.'],
	end: ['End them all', 'Отменить их все', 'Ählisini ýatyr'],
	ended: [
		'Cancelled orders: {orders}, closed calls: {calls}',
		'Отменено заказов: {orders}, закрыто заявок: {calls}',
		'Ýatyrylan sargyt: {orders}, ýapylan isleg: {calls}',
	],
});
