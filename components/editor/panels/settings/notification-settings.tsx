"use client";

import { Fold } from "#components/panels/fold.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { useWords } from "#components/ui/words.tsx";
import { RECIPIENT_NOTIFICATIONS } from "#lib/contract/documents/literals.ts";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { useDocument } from "./use-document.ts";

/** Which mails recipients get. */
export function NotificationSettings() {
	const words = useWords("editor").settings.notifications;
	const { hasSms } = useDeskFacts();
	const [{ disableEmails, disableSms, recipientNotifications: said }, change] = useDocument();
	const off = RECIPIENT_NOTIFICATIONS.filter((kind) => said?.[kind] === false).length;
	const summary = disableEmails ? words.none : off === 0 ? words.usual : format(words.some, { count: off });
	return (
		<Fold title={words.title} summary={summary}>
			<SwitchRow label={words.emails} isOn={!disableEmails} onSwitch={(isOn) => change({ disableEmails: !isOn })} />
			{hasSms ? (
				<SwitchRow label={words.texts} isOn={!disableSms} onSwitch={(isOn) => change({ disableSms: !isOn })} />
			) : null}
			{disableEmails
				? null
				: RECIPIENT_NOTIFICATIONS.map((kind) => (
						<SwitchRow
							key={kind}
							label={words.kinds[kind]}
							isOn={said?.[kind] !== false}
							onSwitch={(isOn) => change({ recipientNotifications: { ...said, [kind]: isOn } })}
						/>
					))}
		</Fold>
	);
}
