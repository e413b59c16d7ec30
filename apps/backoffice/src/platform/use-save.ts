import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { showToast } from '@dukan/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from './call.ts';
import { fieldProblem, problemText } from './problem-text.ts';
import { useTexts } from './texts.tsx';

type Options<Input, Result> = {
	/** Sends the call. */
	run: (input: Input) => Promise<Result>;
	/** The first words of the calls to reload after the change. */
	changes?: readonly string[];
	/** The message on success: 'Saved' by default, or none if null. */
	said?: string | null;
	onDone?: (result: Result, input: Input) => void;
	/**
	 * Called once the page shows the change too, unless the dialog has been closed meanwhile. It is for
	 * actions that open something to be changed again, which would otherwise start from the former state.
	 */
	onShown?: (result: Result, input: Input) => void;
	/** Called with a refusal, on screens that show themselves which of many changes was refused. */
	onRefused?: (input: Input, error: Error) => void;
	/**
	 * With a queue, every call is sent, and its changes run one after the other, however slow the connection
	 * is. Scans, counts and the order of rows need this. Without a queue, a second click does nothing until
	 * the page has shown the first change.
	 */
	queue?: string;
};

/**
 * The one way to change something. It is busy while the call runs and shows a message on success. Refusals
 * appear beside their fields or as a message.
 */
export function useSave<Input = void, Result = unknown>({
	run,
	changes = [],
	said,
	onDone,
	onShown,
	onRefused,
	queue,
}: Options<Input, Result>) {
	const { c } = useTexts(shellTexts);
	const running = useRef(false);
	const queries = useQueryClient();
	const askAgain = () => Promise.all(changes.map((key) => queries.invalidateQueries({ queryKey: [key] })));
	const mutation = useMutation({
		...(queue !== undefined && { mutationKey: [queue], scope: { id: queue } }),
		mutationFn: run,
		onSuccess: async (response, input) => {
			if (said !== null) showToast(said ?? c('common.saved'));
			onDone?.(response, input);
			if (queue === undefined) await askAgain();
		},
		onSettled: () => {
			running.current = false;
			// Only the last change of the queue reloads the data, because earlier data would hide changes
			// that still wait. The next change does not wait for the reload.
			if (queue !== undefined && queries.isMutating({ mutationKey: [queue] }) === 1) void askAgain();
		},
		onError: (error, input) => {
			const code = error instanceof CallError ? error.code : undefined;
			const isShown = code === 'not_signed_in' || (code === 'invalid_input' && onRefused !== undefined);
			if (!isShown) showToast(problemText(error, c), 'problem');
			onRefused?.(input, error);
		},
	});
	return {
		save: ((input: Input) => {
			if (running.current && queue === undefined) return;
			running.current = true;
			mutation.mutate(input, { ...(onShown && { onSuccess: onShown }) });
		}) as typeof mutation.mutate,
		busy: mutation.isPending,
		error: mutation.error,
		/** Returns the message beside this field. */
		problem: (field: string, own?: Readonly<Record<string, string>>) =>
			fieldProblem(mutation.error, field, c, own),
		reset: mutation.reset,
	};
}
