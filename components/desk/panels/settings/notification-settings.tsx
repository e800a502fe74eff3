"use client";

import { Fold } from "#components/panels/fold.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { RECIPIENT_NOTIFICATIONS } from "#lib/contract/documents/literals.ts";
import { plural } from "#lib/i18n/format.ts";
import { useDeskFacts } from "../desk-facts.tsx";
import { useDocument } from "./use-document.ts";

/** Which mails recipients get. */
export function NotificationSettings() {
	const words = useWords("desk").settings.notifications;
	const locale = useWordsLocale();
	const { hasSms } = useDeskFacts();
	const [{ disableEmails, disableSms, recipientNotifications: said }, change] = useDocument();
	const off = RECIPIENT_NOTIFICATIONS.filter((kind) => said?.[kind] === false).length;
	const summary = disableEmails ? words.none : off === 0 ? words.usual : plural(locale, off, words.some);
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
