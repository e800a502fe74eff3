"use client";

import { ZoneField } from "#components/panels/zone-field.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { EMAIL_SIGNED_DOCUMENT } from "#lib/contract/brands/default-brand-settings.ts";
import { format } from "#lib/i18n/message.ts";
import { zoneName } from "#lib/i18n/zones.ts";
import { NumberSetting } from "../settings/number-setting.tsx";
import { SwitchSetting } from "../settings/switch-setting.tsx";
import { useDesigner } from "../state/designer-context.tsx";
import { ExpirySetting } from "./expiry-setting.tsx";
import { TabPart } from "./tab-part.tsx";

/** How long documents are open, and what becomes of them in the end. */
export function DocumentsTab() {
	const { documents: words } = useWords("brands");
	const { enableAutoReminder } = useDesigner().values;
	return (
		<>
			<TabPart title={words.expiry}>
				<ExpirySetting />
				<SwitchSetting of="enableDefaultExpiryAlert" label={words.alert} about={words.alertAbout} unset />
			</TabPart>
			<TabPart>
				<SwitchSetting of="enableAutoReminder" label={words.reminders} about={words.remindersAbout} />
				{enableAutoReminder ? (
					<div className="grid grid-cols-2 gap-4">
						<NumberSetting of="reminderDays" label={words.every} unset={3} min={1} max={180} />
						<NumberSetting of="reminderCount" label={words.times} unset={3} min={1} max={5} />
					</div>
				) : null}
			</TabPart>
			<TabPart title={words.sealed}>
				<AttachedSetting />
				<SwitchSetting of="combineAuditTrail" label={words.audit} about={words.auditAbout} />
				<SwitchSetting of="excludeAuditTrailFromEmail" label={words.withoutAudit} about={words.withoutAuditAbout} />
				<SwitchSetting of="combineAttachments" label={words.attachments} about={words.attachmentsAbout} />
			</TabPart>
			<TabPart>
				<ZoneSetting />
			</TabPart>
		</>
	);
}

/** In which zone the dates of documents are. */
function ZoneSetting() {
	const { documents: words } = useWords("brands");
	const { facts, values, change } = useDesigner();
	return (
		<ZoneField
			label={words.zone}
			look="field"
			value={values.documentTimeZone ?? null}
			unset={format(words.zoneUsual, { zone: zoneName(facts.timeZone) })}
			onChange={(documentTimeZone) => change({ documentTimeZone })}
		/>
	);
}

function AttachedSetting() {
	const { documents: words } = useWords("brands");
	const { values, change } = useDesigner();
	return (
		<SelectField
			label={words.sealedAbout}
			name="emailSignedDocument"
			value={values.emailSignedDocument}
			onChange={({ target }) => {
				const chosen = EMAIL_SIGNED_DOCUMENT.find((one) => one === target.value);
				if (chosen) change({ emailSignedDocument: chosen });
			}}
		>
			<option value="Attachment">{words.attach}</option>
			<option value="DocumentLink">{words.link}</option>
		</SelectField>
	);
}
