"use client";

import { Fold } from "#components/panels/fold.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { useDocument } from "../panels/settings/use-document.ts";

const EVERYTHING = { message: true, newRoles: true, newFiles: true, fileChanges: true };
const EVERY_FIELD = { canAdd: true, canModify: true, canModifyDefaultValue: true };

/** What senders may change in documents made from the template. */
export function SenderPermissions() {
	const { permissions: words } = useWords("editor").template.settings;
	const { title } = useWords("editor").template.field;
	const [{ allows = EVERYTHING, fieldPermission }, change] = useDocument();
	const ofFields = fieldPermission ?? EVERY_FIELD;
	const off = [...Object.values(allows), ...Object.values(ofFields)].filter((isOn) => !isOn).length;
	return (
		<Fold title={title} summary={off === 0 ? words.all : format(words.off, { count: off })}>
			<div>
				{(["message", "newRoles", "newFiles", "fileChanges"] as const).map((name) => (
					<SwitchRow
						key={name}
						label={words[name]}
						isOn={allows[name]}
						onSwitch={(isOn) => change({ allows: { ...allows, [name]: isOn } })}
					/>
				))}
				{(["canAdd", "canModify", "canModifyDefaultValue"] as const).map((name) => (
					<SwitchRow
						key={name}
						label={words[name]}
						isOn={ofFields[name]}
						onSwitch={(isOn) => change({ fieldPermission: { ...ofFields, [name]: isOn } })}
					/>
				))}
			</div>
		</Fold>
	);
}
