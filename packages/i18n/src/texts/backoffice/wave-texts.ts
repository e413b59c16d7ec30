import { defineTexts } from '../../translate.ts';

/** S27: texts for ending many invented orders and calls at once. */
export const waveTexts = defineTexts({
	en: {
		open: 'Many invented ones?',
		title: 'End a wave of invented orders',
		explain:
			'Only pending orders and calls of people whom the shop does not know are ended. Nobody gets a message, goods and delivery slots become free again. Ordinary new customers may be among them.',
		network: 'From the same network, within an hour',
		slot: 'For the same delivery slot',
		size: 'orders: {orders}, calls: {calls}',
		nothing: 'There is nothing like this one.',
		end: 'End them all',
		ended: 'Cancelled orders: {orders}, closed calls: {calls}',
	},
	ru: {
		open: 'Много вымышленных?',
		title: 'Остановить волну вымышленных заказов',
		explain:
			'Отменяются только неподтверждённые заказы и заявки на звонок от людей, которых магазин не знает. SMS никто не получит, товары и часы доставки освободятся. Среди них могут быть и обычные новые покупатели.',
		network: 'Из той же сети, в пределах часа',
		slot: 'На тот же час доставки',
		size: 'заказов: {orders}, звонков: {calls}',
		nothing: 'Других таких нет.',
		end: 'Отменить их все',
		ended: 'Отменено заказов: {orders}, закрыто заявок: {calls}',
	},
	tm: {
		open: 'Toslama sargyt köpmi?',
		title: 'Toslama sargytlaryň tolkunyny duruzmak',
		explain:
			'Diňe dükanyň tanamaýan adamlarynyň garaşýan sargytlary we jaň islegleri ýatyrylýar. Hiç kime SMS gitmeýär, harytlar we eltip bermek üçin sagatlar boşaýar. Olaryň arasynda adaty täze müşderi hem bolup biler.',
		network: 'Şol bir tordan, bir sagadyň içinde',
		slot: 'Şol bir eltip bermek sagadyna',
		size: 'sargyt: {orders}, jaň: {calls}',
		nothing: 'Şuňa meňzeş başgasy ýok.',
		end: 'Ählisini ýatyr',
		ended: 'Ýatyrylan sargyt: {orders}, ýapylan isleg: {calls}',
	},
});
