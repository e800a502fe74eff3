import { Chapter, Prose, Word } from "./chapter.tsx";

/** How groups sign. */
export function DocsGroups() {
	return (
		<Chapter id="groups" title="Group signers">
			<Prose>
				A signer with <Word>signType</Word> Group and a <Word>groupId</Word> is a contact group of which any one member
				can sign. The group has one position in the signing order and one set of fields. Create groups on the Contacts
				page or with <Word>/v1/contactGroups/create</Word>. Anyone in the account can send to them. The document keeps
				the members it had when sent, even if the group changes. A document can reach up to 200 people.
			</Prose>
			<Prose>
				Each member gets an email, a link, their own entries and their own signature. Starting doesn’t block the others:
				the first to finish signs for the group. The others get a short email, unless
				recipientNotificationSettings.signed is false. Their links then show only who signed, and they don’t receive a
				copy. If one member declines, the document ends for everyone.
			</Prose>
			<Prose>
				Reminders, links, address corrections, changeRecipient and reassigning affect one member. Prefilled values are
				shown to all members. The certificate and the audit trail name the person who signed and the group.
			</Prose>
			<Prose>
				Responses show one signer. <Word>signerName</Word> is the group’s name, <Word>signerEmail</Word> is empty until
				someone signs or declines, and <Word>groupSigners</Word> lists the members. A member’s status None means another
				member signed. isDeliveryFailed means no member could be reached.
			</Prose>
		</Chapter>
	);
}
