import { useDesk } from "#components/editor/state/use-editor.ts";
import { Fold } from "#components/panels/fold.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { useWords } from "#components/ui/words.tsx";
import { RECIPIENT_NOTIFICATIONS } from "#lib/contract/documents/literals.ts";
import type { DraftRecipient } from "#lib/draft/draft-state.ts";
import { format } from "#lib/i18n/message.ts";

type Props = { recipient: DraftRecipient; change: (set: Partial<DraftRecipient>) => void };

/** Which mails one person gets, where that is other than for everybody; nothing where nobody gets any. */
export function MailsFold({ recipient, change }: Props) {
	const words = useWords("editor").panels.recipients.form.mails;
	const { kinds } = useWords("editor").settings.notifications;
	const { disableEmails, recipientNotifications: forAll } = useDesk(({ draft }) => draft.document);
	const own = recipient.recipientNotifications;
	if (disableEmails) return null;
	const others = RECIPIENT_NOTIFICATIONS.filter(
		(kind) => own?.[kind] !== undefined && own[kind] !== (forAll?.[kind] ?? true),
	);
	return (
		<Fold
			title={words.title}
			summary={others.length === 0 ? words.usual : format(words.changed, { count: others.length })}
		>
			{RECIPIENT_NOTIFICATIONS.map((kind) => (
				<SwitchRow
					key={kind}
					label={kinds[kind]}
					isOn={(own?.[kind] ?? forAll?.[kind]) !== false}
					onSwitch={(isOn) => change({ recipientNotifications: { ...own, [kind]: isOn } })}
				/>
			))}
		</Fold>
	);
}
