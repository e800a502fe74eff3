import { plural } from "../format.ts";
import { accountEn } from "./account/en.ts";
import { correctionsEn } from "./corrections/en.ts";
import { deletionsEn } from "./deletions/en.ts";
import { domainEn } from "./domain/en.ts";
import { exportsEn } from "./exports/en.ts";
import { handOverEn } from "./hand-over/en.ts";
import type { MailDeed, MailTask } from "./mail-task.ts";
import { proofsEn } from "./proofs/en.ts";
import { retentionEn } from "./retention/en.ts";
import { securityEn } from "./security/en.ts";
import { senderTroubleEn } from "./sender-trouble/en.ts";
import { verificationEn } from "./verification/en.ts";

const infinitives: Record<MailDeed, string> = { signed: "sign", approved: "approve", finished: "finish" };
const verbs: Record<MailTask, string> = { sign: "sign", review: "review", host: "host the signing of" };

/**
 * English words of every mail. Names, titles and lists arrive isolated (lib/i18n/bidi.ts) and in the
 * catalogue's own list format; `who` is the sender with the organisation, "Mia Chen (Acme)".
 */
export const en = {
	frame: {
		/** Between a label and its value where no table sets them apart. */
		colon: ":",
		greeting: (name: string) => (name === "" ? "Hello," : `Hello ${name},`),
		messageFrom: (name: string) => `Message from ${name}`,
		reasonFrom: (name: string) => `Reason given by ${name}`,
		testDocument: "Test document. Signatures on it are not legally binding.",
		fallback: "If the button does not work, copy this address into your browser:",
		questions: (name: string, address: string) =>
			`Questions about the document? Reply to this email and it goes to ${name} (${address}).`,
		personalLink:
			"The link in this email is yours alone. Please do not forward it: whoever has it can act in your name.",
		downloadLink: "Please do not forward this email: whoever has its link can download the document.",
		sentWith: (product: string, who: string) => `Sent with ${product} for ${who}.`,
		sentFor: (who: string) => `Sent for ${who}.`,
		youAreSender: (product: string) => `You receive this email because you sent the document with ${product}.`,
		others: (count: number) => plural("EN", count, { one: "# other person", other: "# other people" }),
	},
	labels: {
		from: "From",
		signBy: "Sign by",
		reviewBy: "Review by",
		linkWorksUntil: "Link works until",
		downloadUntil: "Download until",
		signers: "Signers",
		signedBy: "Signed by",
		approvedBy: "Approved by",
		completedAt: "Completed",
		openedAt: "Opened",
		signedAt: "Signed",
		approvedAt: "Approved",
		declinedAt: "Declined",
		endedAt: "Time ended",
		waitingFor: "Waiting for",
		address: "Address",
		number: "Number",
		providerAnswer: "What the provider of text messages answered",
		serverAnswer: "What the mail server answered",
		sealError: "What went wrong",
	},
	states: {
		completed: "Completed",
		declined: "Declined",
		withdrawn: "Withdrawn",
		expired: "Expired",
		notDelivered: "Not delivered",
		delayed: "Delayed",
		notSealed: "Not sealed yet",
		notSent: "Not sent",
		reminder: "Reminder",
		expiring: "Ends soon",
		signed: "Signed",
		approved: "Approved",
		viewed: "Opened",
	},
	request: {
		subject: (task: MailTask, sender: string, title: string) => `${sender} asks you to ${verbs[task]} “${title}”`,
		turnSubject: (task: MailTask, title: string) => `Your turn to ${verbs[task]} “${title}”`,
		reminderSubject: (task: MailTask, title: string) => `Reminder: please ${verbs[task]} “${title}”`,
		expiringSubject: (task: MailTask, title: string) => `Little time left to ${verbs[task]} “${title}”`,
		newLinkSubject: (title: string) => `Your new link to “${title}”`,
		heading: (task: MailTask, sender: string) =>
			({
				sign: `${sender} asks you to sign`,
				review: `${sender} asks you to review`,
				host: `${sender} asks you to host a signing`,
			})[task],
		turnHeading: (task: MailTask) =>
			({
				sign: "It is your turn to sign",
				review: "It is your turn to review",
				host: "It is time for the signing you host",
			})[task],
		reminderHeading: (task: MailTask) =>
			({
				sign: "Your signature is still needed",
				review: "Your review is still needed",
				host: "A signing still waits for you",
			})[task],
		expiringHeading: (task: MailTask) => `The time for ${task === "review" ? "reviewing" : "signing"} ends soon`,
		newLinkHeading: "Here is your new link",
		anyOfGroup: (task: MailTask, group: string) =>
			`Any one of ${group} can ${verbs[task]}: whoever finishes first does so for the group.`,
		lead: (task: MailTask, who: string, signer: string) =>
			({
				sign: `${who} sent you this document to read and sign. It takes a few minutes on any device, and you need no account.`,
				review: `${who} sent you this document to read and approve. You need no account.`,
				host: `${who} asks you to host the signing of this document. ${signer} signs in your presence, on your device.`,
			})[task],
		haveFinished: (names: string, count: number, deed: MailDeed) =>
			plural("EN", count, { one: `${names} has ${deed}.`, other: `${names} have ${deed}.` }),
		reminderLead: (task: MailTask, who: string, signer: string) =>
			({
				sign: `${who} is waiting for your signature on this document. It takes a few minutes on any device, and you need no account.`,
				review: `${who} is waiting for your review of this document. You need no account.`,
				host: `${who} is waiting for ${signer} to sign this document in your presence.`,
			})[task],
		newLinkLead: (who: string) => `You asked for a new link to the document that ${who} sent you.`,
		newLinkIgnore: "If you did not ask for it, you can ignore this email.",
		button: (task: MailTask) =>
			({ sign: "Review and sign", review: "Review the document", host: "Start the signing" })[task],
		openButton: "Open the document",
	},
	outcome: {
		completedSubject: (title: string) => `Completed: “${title}”`,
		completedHeading: (deed: MailDeed) => `Everyone has ${deed}`,
		completedAttached: "The document is complete. You find the signed PDF attached to this email.",
		completedLinked: "The document is complete. You can download the signed PDF with the button below.",
		sealed: "The PDF is sealed: a PDF reader shows if anything in it is changed later. Keep it with your records.",
		downloadButton: "Download the signed PDF",
		declinedSubject: (title: string) => `Declined: “${title}”`,
		declinedHeading: (name: string, task: MailTask) =>
			task === "review" ? `${name} declined the document` : `${name} declined to sign`,
		declinedLead: (who: string) =>
			`The document that ${who} sent is closed, and nobody can sign it any more. There is nothing left for you to do.`,
		revokedSubject: (title: string) => `Withdrawn: “${title}”`,
		revokedHeading: (sender: string) => `${sender} withdrew the document`,
		revokedLead: (who: string, task: MailTask) =>
			`${who} no longer asks you to ${verbs[task]} this document. Its links have stopped working, and there is nothing left for you to do.`,
		expiredSubject: (title: string) => `Expired: “${title}”`,
		expiredHeading: (task: MailTask) => `The time for ${task === "review" ? "reviewing" : "signing"} has ended`,
		expiredLead: (sender: string, task: MailTask) =>
			task === "review"
				? `This document can no longer be approved. If your review is still wanted, ask ${sender} to send the document again.`
				: `This document can no longer be signed. If your signature is still wanted, ask ${sender} to send the document again.`,
		notNeededSubject: (title: string) => `Nothing left to do: “${title}”`,
		notNeededHeading: "Nothing left for you to do",
		signedForGroup: ({ name, group }: { name: string; group: string }) =>
			`${name} has signed this document for ${group}, so your signature is not needed any more.`,
		reviewedForGroup: ({ name, group }: { name: string; group: string }) =>
			`${name} has reviewed this document for ${group}, so your review is not needed any more.`,
		copySubject: (sender: string, title: string) => `In copy: ${sender} sent “${title}” for signature`,
		copyHeading: "You are in copy",
		copyLead: (who: string, names: string) =>
			`${who} sent this document to ${names} for signature and put you in copy. You have nothing to do: once everyone has signed, you receive the signed PDF.`,
		copyCompletedLead: (who: string) => `${who} put you in copy of this document.`,
	},
	sender: {
		viewedSubject: (signer: string, title: string) => `${signer} opened “${title}”`,
		viewedHeading: (signer: string) => `${signer} opened your document`,
		viewedLead: (deed: MailDeed) => `You hear from us again when it is ${deed}.`,
		signedSubject: (signer: string, title: string, deed: MailDeed) => `${signer} ${deed} “${title}”`,
		signedHeading: (signer: string, deed: MailDeed) => `${signer} ${deed}`,
		signedWaiting: (names: string) => `Now waiting for ${names}.`,
		signedLast: (deed: MailDeed) =>
			`${deed === "signed" ? "That was the last signature." : "Nobody else is needed."} In a moment the sealed PDF is on the document’s page.`,
		declinedSubject: (signer: string, title: string, task: MailTask) =>
			`${signer} declined ${task === "review" ? "" : "to sign "}“${title}”`,
		declinedLead: (others: number) => {
			const told = ["", ", and the other person was told", ", and the others were told"][Math.min(others, 2)];
			return `The document is closed${told}. If you want to try again, send a new document.`;
		},
		completedAttached: "Your document is complete. You find the signed PDF attached to this email.",
		completedLinked: "Your document is complete. The signed PDF is ready to download.",
		expiringSubject: (title: string) => `Little time left: “${title}”`,
		expiringHeading: "Your document expires soon",
		expiringLead: (names: string, count: number, deed: MailDeed) =>
			plural("EN", count, {
				one: `${names} has not ${deed} yet. You can send a reminder or give more time.`,
				other: `${names} have not ${deed} yet. You can send a reminder or give more time.`,
			}),
		expiredHeading: "Your document has expired",
		expiredLead: (names: string, count: number, deed: MailDeed) =>
			plural("EN", count, {
				one: `${names} did not ${infinitives[deed]} in time. To try again, send a new document with a later date.`,
				other: `${names} did not ${infinitives[deed]} in time. To try again, send a new document with a later date.`,
			}),
		delayedSubject: (signer: string, title: string) => `Delayed delivery to ${signer}: “${title}”`,
		delayedHeading: (signer: string) => `We’re still trying to reach ${signer}`,
		delayedLead: (address: string) =>
			`We haven’t been able to deliver your request to ${address} for over an hour. We’ll keep trying for three days and let you know if it doesn’t arrive.`,
		copyFailedSubject: (signer: string, title: string) => `Copy not delivered to ${signer}: “${title}”`,
		copyFailedHeading: (signer: string) => `${signer} didn’t get their copy`,
		copyFailedLead: (address: string) =>
			`We couldn’t deliver the document to ${address}. Download it and send it another way.`,
		failedSubject: (signer: string, title: string) => `Not delivered to ${signer}: “${title}”`,
		failedHeading: (signer: string) => `Our email did not reach ${signer}`,
		failedLead: (address: string) =>
			`The mail server refused ${address}. Correct the address on the document’s page, and the email goes out again at once.`,
		failedSmsHeading: (signer: string) => `Our text message did not reach ${signer}`,
		failedSmsLead: (number: string) =>
			`The text message to ${number} could not be delivered. Copy the signing link on the document’s page and hand it over yourself, or name another person.`,
		failedButton: "Correct the address",
		sealFailedSubject: (title: string) => `Signed, but not sealed yet: “${title}”`,
		sealFailedHeading: "Sealing needs your attention",
		sealFailedLead:
			"Everyone has finished, and every signature is safe. Making the sealed PDF failed. We keep trying, and nobody has to sign again.",
		sealFailedHelp: "If it lasts, show this email to your administrator.",
		...senderTroubleEn,
		button: "View the document",
	},
	deletions: deletionsEn,
	exports: exportsEn,
	security: securityEn,
	handOver: handOverEn,
	corrections: correctionsEn,
	proofs: proofsEn,
	verification: verificationEn,
	account: accountEn,
	webhook: {
		subject: (host: string) => `Events no longer go to ${host}`,
		heading: "A webhook was switched off",
		lead: (product: string, account: string) =>
			`${product} tells this address what happens to the documents of ${account}. It has not taken an event for more than a day, so no more are sent there.`,
		endpointId: "Endpoint",
		switchedOffAt: "Switched off",
		error: "What happened last",
		endings: {
			status: "It answered with an error.",
			disabled: "It was switched off.",
			secret: "Its secret cannot be opened with this installation’s key. Roll it.",
			"not public": "Its name leads to an address that is not public, and those are not called.",
			"not https": "Its address does not begin with https.",
			"too slow": "No answer came within 10 seconds.",
			unreachable: "It could not be reached.",
			"not taken": "The event was not taken.",
		},
		help: "Once the address answers again, switch the webhook on there and send what it missed.",
		button: "Open the webhook",
		footer: (account: string) => `You’re receiving this email because you’re an admin of ${account}.`,
	},
	domain: domainEn,
	retention: retentionEn,
	answered: {
		subject: {
			Verified: (person: string) => `${person} agreed: you can send in their name`,
			Denied: (person: string) => `${person} said no to sending in their name`,
			Revoked: (person: string) => `${person} took back the consent to send in their name`,
		},
		heading: {
			Verified: (person: string) => `${person} agreed`,
			Denied: (person: string) => `${person} said no`,
			Revoked: (person: string) => `${person} took the consent back`,
		},
		lead: {
			Verified: (account: string) => `From now on, ${account} can send documents in this person’s name.`,
			Denied: (account: string) => `${account} cannot send documents in this person’s name. You can ask again later.`,
			Revoked: (account: string) =>
				`${account} can no longer send documents in this person’s name. Documents that are out already stay as they are.`,
		},
		answeredAt: "Answered",
		footer: (account: string) => `You receive this email because you manage who ${account} sends for.`,
	},
	behalf: {
		sentSubject: (title: string) => `Sent in your name: “${title}”`,
		sentHeading: (names: string) => `Sent in your name to ${names}`,
		reassignedSubject: (signer: string, title: string, task: MailTask) =>
			`${signer} now ${task === "review" ? "reviews" : "signs"} “${title}”`,
		reassignedHeading: (signer: string, task: MailTask) =>
			`${signer} now ${task === "review" ? "reviews" : "signs"} the document`,
		remindedSubject: (signer: string, title: string) => `${signer} was reminded of “${title}”`,
		remindedHeading: (signer: string) => `${signer} was reminded`,
		lead: (who: string) => `${who} sent this document in your name. You have nothing to do.`,
		footer: (product: string) =>
			`You receive this email because you agreed that documents are sent in your name with ${product}. To change that, use the link in the email that asked you.`,
	},
	identity: {
		subject: (account: string) => `${account} wants to send documents in your name`,
		heading: (account: string) => `May ${account} send in your name?`,
		lead: (inviter: string, account: string, product: string) =>
			`${inviter} of ${account} asks to send documents for signature in your name with ${product}.`,
		meaning:
			"Signers would see your name and your email address as the sender’s, and their replies would come to you. Nothing is sent before you agree, and you can take it back at any time.",
		limit: (days: number) =>
			plural("EN", days, {
				one: "You can answer for # day. Opening the link decides nothing.",
				other: "You can answer for # days. Opening the link decides nothing.",
			}),
		ignore: "If you do not know who asks, choose Deny on the page or ignore this email.",
		button: "Read and answer",
	},
};

export type MailCatalogue = typeof en;
