import { groupPhone, PHONE_PREFIX, phoneDigits } from '@dukan/domain/base/text/phone.ts';
import { Field } from '@dukan/ui/field.tsx';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import { placeAfterDigits } from './place-after-digits.ts';

type Props = Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'autoComplete'> & {
	/** The digits after the prefix. */
	value: string;
	error: string | undefined;
	hint?: string;
	onChange: (event: { target: { value: string } }) => void;
};

/** AUTH-02: the prefix is fixed, and digits are grouped as they are typed or pasted, in any format. */
export function PhoneField({ value, onChange, ...rest }: Props) {
	const { t } = useAccountTexts();
	const input = useRef<HTMLInputElement>(null);
	/**
	 * The number of digits before the caret. Grouping the digits would otherwise move the caret to the end.
	 */
	const caret = useRef<number>(undefined);

	useLayoutEffect(() => {
		if (caret.current === undefined || !input.current) return;
		const place = placeAfterDigits(groupPhone(value), caret.current);
		caret.current = undefined;
		input.current.setSelectionRange(place, place);
	}, [value]);

	const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const digits = phoneDigits(target.value);
		const before = target.value.slice(0, target.selectionStart ?? undefined);
		caret.current =
			target.selectionStart === target.value.length ? digits.length : phoneDigits(before).length;
		onChange({ target: { value: digits } });
	};

	return (
		<Field
			{...rest}
			ref={input}
			label={t('auth.phone')}
			before={PHONE_PREFIX}
			type="tel"
			inputMode="numeric"
			value={groupPhone(value)}
			onChange={take}
		/>
	);
}
