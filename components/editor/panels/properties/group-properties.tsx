"use client";

import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { NumberInput } from "#components/panels/number-input.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { GroupRule } from "#lib/fields/field-types.ts";
import { format } from "#lib/i18n/message.ts";
import type { Chosen } from "./use-chosen-fields.ts";

type Props = { field: DraftField; change: Chosen["change"] };

/** What the field is chosen among: choices of one group exclude each other, ticks of one are counted. */
export function GroupProperties({ field, change }: Props) {
	const words = useWords("editor").properties.group;
	if (field.type === "RadioButton") {
		return (
			<TextInput
				label={words.name}
				value={field.groupName ?? ""}
				maxLength={255}
				note={words.aboutRadio}
				onType={(name) => change({ groupName: name === "" ? null : name }, "group")}
			/>
		);
	}
	return (
		<>
			<SwitchRow
				label={words.count}
				isOn={field.groupRule !== null}
				onSwitch={(isOn) =>
					change(
						isOn
							? { groupName: field.groupName ?? field.id, groupRule: { minimum: 1, maximum: null } }
							: { groupName: null, groupRule: null },
					)
				}
			/>
			{field.groupRule ? <BoxRule field={field} rule={field.groupRule} change={change} /> : null}
		</>
	);
}

function BoxRule({ field, rule, change }: Props & { rule: GroupRule }) {
	const words = useWords("editor").properties.group;
	const { store } = useDeskItself();
	const count = useDesk(({ draft }) => boxesOf(draft.fields, field).length);
	const setRule = (groupRule: GroupRule) => {
		const keys = boxesOf(store.getSnapshot().draft.fields, field);
		const changes = keys.map((id) => ({ kind: "patch", in: "fields", id, set: { groupRule } }) as const);
		store.perform("change", changes, `${field.groupName}.rule`);
	};
	const join = (name: string) => {
		const { fields } = store.getSnapshot().draft;
		const [other] = boxesOf(fields, { ...field, groupName: name });
		// Whoever joins a group takes its rule.
		const groupRule = other === undefined ? rule : (fields[other]?.groupRule ?? rule);
		change({ groupName: name === "" ? null : name, groupRule }, "group");
	};
	return (
		<>
			<TextInput
				label={words.name}
				value={field.groupName ?? ""}
				maxLength={255}
				note={format(words.boxes, { count })}
				onType={join}
			/>
			<div className="grid grid-cols-2 gap-2">
				<NumberInput
					label={words.least}
					value={rule.minimum}
					min={0}
					max={1_000}
					onGive={(minimum) => minimum !== null && setRule({ ...rule, minimum: Math.round(minimum) })}
				/>
				<NumberInput
					label={words.most}
					placeholder={words.noMost}
					value={rule.maximum}
					min={1}
					max={1_000}
					onGive={(maximum) => setRule({ ...rule, maximum: maximum === null ? null : Math.round(maximum) })}
				/>
			</div>
		</>
	);
}

/** The keys of the boxes that are counted together with one. */
function boxesOf(fields: DraftState["fields"], { recipientId, groupName }: DraftField): string[] {
	return Object.keys(fields).filter((key) => {
		const one = fields[key];
		return one?.type === "CheckBox" && one.groupRule && one.recipientId === recipientId && one.groupName === groupName;
	});
}
