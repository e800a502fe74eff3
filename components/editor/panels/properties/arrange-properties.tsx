"use client";

import { ARRANGING } from "#components/editor/actions/arrange-actions.ts";
import { ActionButton } from "#components/editor/shell/action-button.tsx";
import { useWords } from "#components/ui/words.tsx";

/** How several selected fields are put in order with each other. */
export function ArrangeProperties() {
	const words = useWords("editor").paper.choices;
	return (
		<fieldset aria-label={words.arrange} className="grid grid-cols-6 gap-1">
			{ARRANGING.map(({ id }) => (
				<ActionButton key={id} id={id} className="w-full border border-line max-md:h-11" />
			))}
		</fieldset>
	);
}
