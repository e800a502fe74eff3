"use client";

import { SwitchRow } from "#components/panels/switch-row.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DraftRecipient } from "#lib/draft/draft-state.ts";

type Props = { recipient: DraftRecipient; change: (set: Partial<DraftRecipient>) => void };

/** What senders may do with a role of the template. */
export function RolePermissions({ recipient: { mayChange = true, mayRemove = true }, change }: Props) {
	const words = useWords("editor").template.form;
	return (
		<div>
			<SwitchRow label={words.mayChange} isOn={mayChange} onSwitch={(isOn) => change({ mayChange: isOn })} />
			<SwitchRow label={words.mayRemove} isOn={mayRemove} onSwitch={(isOn) => change({ mayRemove: isOn })} />
		</div>
	);
}
