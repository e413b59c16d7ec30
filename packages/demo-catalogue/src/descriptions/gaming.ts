import { type DescriptionSet, say } from './sentence.ts';

const warranty = say(
	'The warranty is {warranty}.',
	'Гарантийный срок {warranty} с даты покупки.',
	'{warranty} kepillik berilýär.',
);

export const gamingDescriptions: Record<number, DescriptionSet> = {
	1201: {
		opening: [
			say(
				'A game console for evenings with friends and family.',
				'Игровая консоль для вечеров с друзьями и семьёй.',
				'Dostlar we maşgala bilen agşamlar üçin oýun konsoly.',
			),
			say(
				'Connect it to the television and play: nothing to assemble or set up.',
				'Подключите к телевизору и играйте: собирать и настраивать ничего не нужно.',
				'Telewizora birikdiriň we oýnaň: ýygnamak we sazlamak gerek däl.',
			),
		],
		facts: [
			say(
				'{storage} for games, picture up to {resolution}; the body is {colour:lower}.',
				'{storage} для игр, изображение до {resolution}, цвет корпуса — {colour:lower}.',
				'Oýunlar üçin {storage}, şekiliniň çözgüdi {resolution}, reňki {colour:lower}.',
			),
		],
		closing: [
			say(
				'One controller is in the set; the warranty is {warranty}.',
				'В комплекте один геймпад; срок гарантии {warranty} с даты покупки.',
				'Toplumynda bir oýun pulty bar; {warranty} kepillik berilýär.',
			),
		],
	},
	1202: {
		opening: [
			say(
				'A controller that lies well in the hand.',
				'Геймпад, который хорошо лежит в руке.',
				'Elde oňaýly ýatýan oýun pulty.',
			),
			say(
				'A second controller is for playing together.',
				'Второй геймпад — чтобы играть вдвоём.',
				'Ikinji oýun pulty — bilelikde oýnamak üçin.',
			),
		],
		facts: [
			say(
				'Platform: {platform:lower}. Connection: {connection}. Colour: {colour:lower}.',
				'Платформа: {platform:lower}. Подключение: {connection}. Цвет — {colour:lower}.',
				'Platformasy: {platform:lower}. Birikdirilişi: {connection}. Reňki {colour:lower}.',
			),
		],
		closing: [
			say(
				'No cable across the room.',
				'Никаких проводов через комнату.',
				'Otagyň içinde hiç hili sim ýok.',
				({ connection }) => connection !== 'USB',
			),
			warranty,
		],
	},
	1203: {
		opening: [
			say(
				'A wheel with pedals for racing games.',
				'Руль с педалями для гоночных игр.',
				'Ýaryş oýunlary üçin pedally rul.',
			),
			say(
				'You feel the road far better than with a keyboard.',
				'Дорога чувствуется намного лучше, чем с клавиатуры.',
				'Ýol klawiatura bilen deňeşdirende has gowy duýulýar.',
			),
		],
		facts: [
			say(
				'Platform: {platform:lower}; connection: {connection}.',
				'Платформа: {platform:lower}; подключение: {connection}.',
				'Platformasy: {platform:lower}; birikdirilişi: {connection}.',
			),
		],
		closing: [
			say(
				'It is clamped to the edge of the desk; the warranty is {warranty}.',
				'Крепится к краю стола; срок гарантии {warranty} с даты покупки.',
				'Stoluň gyrasyna berkidilýär; {warranty} kepillik berilýär.',
			),
		],
	},
	1204: {
		opening: [
			say(
				'A chair that supports the back during long play or work.',
				'Кресло, которое поддерживает спину за долгой игрой или работой.',
				'Uzak oýunda ýa-da işde biliňizi saklaýan kreslo.',
			),
			say(
				'Height, tilt and armrests are adjusted to you.',
				'Высота, наклон и подлокотники настраиваются под вас.',
				'Beýikligi, ýapgytlygy we el goýulýan ýerleri size görä sazlanýar.',
			),
		],
		facts: [
			say(
				'It bears up to {maxLoad}; upholstery: {material:lower}, colour: {colour:lower}.',
				'Выдерживает до {maxLoad}; обивка — {material:lower}, цвет — {colour:lower}.',
				'{maxLoad} möçbere çenli agramy göterýär; örtügi {material:lower}, reňki {colour:lower}.',
			),
		],
		closing: [
			say(
				'It is delivered in a box; assembly takes about half an hour.',
				'Доставляется в коробке; сборка занимает около получаса.',
				'Gutuda eltilýär; ýygnamak ýarym sagada golaý wagt alýar.',
			),
			warranty,
		],
	},
};
