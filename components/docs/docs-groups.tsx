import { Chapter, Prose, Word } from "./chapter.tsx";

/** What a group as signer is, and what becomes of its members. */
export function DocsGroups() {
	return (
		<Chapter id="groups" title="Group signers">
			<Prose>
				A signer with <Word>signType</Word> Group and a <Word>groupId</Word> stands for a contact group, of which any
				one member signs. The group has one place in the order and one set of fields. It is set up on the command line,
				with <Word>npm run admin -- contact-group create</Word>; the document keeps the members as they are when it is
				sent, whatever becomes of the group. One document reaches at most 200 people.
			</Prose>
			<Prose>
				Every member is asked by email and has a link, entries and a signature of their own. Starting doesn’t lock the
				others out: the first to finish signs for the group. The others get one short email that says so, and their
				links then show only who signed; they get no copy of the signed document. The email is not sent when
				recipientNotificationSettings.signed is false. A member who declines ends the document for everyone, as with any
				signer.
			</Prose>
			<Prose>
				Reminders, links, corrected addresses, changeRecipient and handing over concern one member and leave the others
				as they are. What you prefill, every member sees. Certificate and audit trail name the person who signed and the
				group.
			</Prose>
			<Prose>
				Read models show one signer: <Word>signerName</Word> is the group's name, <Word>signerEmail</Word> is empty
				until somebody signed or declined and then theirs, and <Word>groupSigners</Word> has the members. The status
				None there means that another member has signed. isDeliveryFailed of the signer means that nobody of the group
				could be reached.
			</Prose>
		</Chapter>
	);
}
