import { Select } from '@dukan/ui/field.tsx';
import type { ComponentProps } from 'react';

type Props<Value extends string> = Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> & {
	choices: readonly { value: Value; title: string }[];
	chosen: Value;
	onChoose: (value: Value) => void;
};

/** Chooses one value of a closed list in a drop-down. `Choices` shows such a list as rows. */
export function SelectOne<Value extends string>({ choices, chosen, onChoose, ...select }: Props<Value>) {
	return (
		<Select
			{...select}
			value={chosen}
			onChange={({ target }) => {
				const choice = choices.find(({ value }) => value === target.value);
				if (choice) onChoose(choice.value);
			}}
		>
			{choices.map(({ value, title }) => (
				<option key={value} value={value}>
					{title}
				</option>
			))}
		</Select>
	);
}
