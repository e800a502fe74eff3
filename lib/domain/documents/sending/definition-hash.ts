import type { DocumentSettings, SignerSettings } from "#lib/db/document-settings.ts";
import { hashOfJson } from "#lib/domain/audit/chain.ts";

type Signer = {
	id: string;
	position: number;
	name: string;
	email: string;
	type?: string | undefined;
	role?: string | undefined;
	order: number;
	locale?: string | undefined;
	privateMessage?: string | undefined;
	hostName?: string | null | undefined;
	hostEmail?: string | null | undefined;
	deliveryMode: string;
	phoneCountryCode?: string | null | undefined;
	phoneNumber?: string | null | undefined;
	groupKey?: string | null | undefined;
	groupId?: string | null | undefined;
	groupName?: string | null | undefined;
	authenticationType?: string | undefined;
	authenticationFrequency?: string | undefined;
	authenticationTries?: number | undefined;
	settings?: SignerSettings | undefined;
};

/** All that a document asks of its signers, as it is written and as it is read. */
type Definition = {
	document: {
		title: string;
		message?: string | undefined;
		settings: DocumentSettings;
		brandId?: string | null | undefined;
		enableSigningOrder?: boolean | undefined;
		enableReassign?: boolean | undefined;
		disableEmails?: boolean | undefined;
		labels?: unknown;
		metaData?: unknown;
		behalfEmail?: string | null | undefined;
	};
	files: readonly { name: string; uploadSha256: string }[];
	signers: readonly Signer[];
	/** value: what the sender wrote into it; what a signer entered is no part of what is asked. */
	fields: readonly { signerId: string; position: number; definition: unknown; value?: string | null | undefined }[];
	carbonCopies: readonly { email: string }[];
};

/** SHA-256 in hex over all that a document asks: settings, files, people, and each field as it stands. */
export function definitionHash({ document, files, signers, fields, carbonCopies }: Definition): string {
	const { title, message, settings, brandId, labels, metaData, behalfEmail } = document;
	const { enableSigningOrder, enableReassign, disableEmails } = document;
	const places = new Map(signers.map(({ id, position }) => [id, position]));
	const definition = {
		document: { title, message, settings, brandId, labels, metaData, behalfEmail },
		switches: { enableSigningOrder, enableReassign, disableEmails },
		files: files.map((file) => [file.name, file.uploadSha256]),
		signers: signers.map((signer) => [
			signer.position,
			signer.name,
			signer.email,
			asked(signer),
			placeOf(signer, signers),
		]),
		fields: fields
			.map(({ signerId, position, definition: field, value }) => [places.get(signerId), position, field, value ?? null])
			.toSorted(([a, b], [c, d]) => Number(a) - Number(c) || Number(b) - Number(d)),
		copies: carbonCopies.map((copy) => copy.email).toSorted(),
	};
	// What is not said is as good as null, and rows say null.
	const plain = JSON.parse(JSON.stringify(definition, (_key, value: unknown) => value ?? undefined));
	return hashOfJson(plain);
}

/** The place that several share: which one, and under what name; null for who signs alone. */
function placeOf({ groupKey, groupName }: Signer, signers: readonly Signer[]) {
	if (!groupKey) return null;
	return [Math.min(...signers.flatMap((one) => (one.groupKey === groupKey ? [one.position] : []))), groupName];
}

function asked({ id: _id, position: _position, name: _name, email: _email, ...signer }: Signer) {
	const { type, role, order, locale, privateMessage, hostName, hostEmail, groupId } = signer;
	const { deliveryMode, phoneCountryCode, phoneNumber, authenticationType } = signer;
	const isProved = authenticationType !== undefined && authenticationType !== "None";
	const identity = signer.settings?.identity ?? null;
	const proof = isProved && [
		...[authenticationType, signer.authenticationFrequency, signer.authenticationTries],
		...(identity ? [identity] : []),
	];
	return {
		type,
		role,
		order,
		locale,
		privateMessage,
		hostName,
		hostEmail,
		groupId,
		deliveryMode,
		phoneCountryCode,
		phoneNumber,
		...(proof && { proof }),
	};
}
