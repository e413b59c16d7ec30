import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** Texts of tables that staff edit as a whole, and of their forms. */
export const editorTexts = defineTexts({
	'editor.open': words.open,
	'editor.choose': words.choose,
	'editor.order': ['Order', 'Порядок', 'Tertibi'],
	'editor.drag': ['Drag to another place', 'Перетащите на другое место', 'Başga ýere süýşüriň'],
	'editor.up': ['Up: {name}', 'Выше: {name}', 'Ýokary: {name}'],
	'editor.down': ['Down: {name}', 'Ниже: {name}', 'Aşak: {name}'],
	'editor.leave': ['Leave', 'Уйти', 'Çyk'],
	'editor.remove': ['Remove', 'Убрать', 'Aýyr'],
	'editor.take': ['Remove: {name}', 'Убрать: {name}', 'Aýyr: {name}'],
	'editor.addTo': ['Add: {name}', 'Добавить: {name}', 'Goş: {name}'],
	'picture.choose': ['Choose a picture', 'Выбрать картинку', 'Surat saýla'],
	'picture.replace': ['Another picture', 'Другая картинка', 'Başga surat'],
	'picture.none': ['No picture', 'Без картинки', 'Suratsyz'],
	'picture.hint': [
		'JPEG, PNG, WebP or AVIF, up to 5 MB',
		'JPEG, PNG, WebP или AVIF, до 5 МБ',
		'JPEG, PNG, WebP ýa-da AVIF, 5 MB-a çenli',
	],
	'picture.remove': ['Remove the picture', 'Убрать картинку', 'Suraty aýyr'],
	'picture.required': ['Choose a picture', 'Выберите картинку', 'Surat saýlaň'],
});
