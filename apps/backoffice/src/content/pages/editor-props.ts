export type EditorProps = {
	label: string;
	value: string;
	onChange: (html: string) => void;
	problem: string | undefined;
};
