"use client";

import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { useWords } from "#components/ui/words.tsx";

/** Whether recipients are asked one after the other. */
export function SigningOrder() {
	const words = useWords("editor").panels.recipients;
	const { store } = useDeskItself();
	const isOrdered = useDesk(({ draft }) => draft.document.enableSigningOrder);
	return (
		<select
			aria-label={words.order}
			value={isOrdered ? "order" : "once"}
			onChange={({ target }) => {
				const enableSigningOrder = target.value === "order";
				store.perform("settings", [{ kind: "patch", in: "document", set: { enableSigningOrder } }]);
			}}
			className="h-9 min-w-0 rounded-control bg-transparent px-1 text-ink-soft hover:bg-sunken max-md:h-11"
		>
			<option value="once">{words.atOnce}</option>
			<option value="order">{words.inOrder}</option>
		</select>
	);
}
