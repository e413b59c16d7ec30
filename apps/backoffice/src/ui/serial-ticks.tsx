import { Checkbox } from '@dukan/ui/field.tsx';

type Props = {
	serials: readonly string[];
	ticked: ReadonlySet<string>;
	onTick: (ticked: ReadonlySet<string>) => void;
	label?: (serial: string) => string;
};

/** RET-02: asks for the serial numbers of the pieces that are refused or returned. */
export function SerialTicks({ serials, ticked, onTick, label = (serial) => serial }: Props) {
	return serials.map((serial) => (
		<Checkbox
			key={serial}
			label={label(serial)}
			checked={ticked.has(serial)}
			onChange={({ target }) => {
				const next = new Set(ticked);
				if (target.checked) next.add(serial);
				else next.delete(serial);
				onTick(next);
			}}
		/>
	));
}
