import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import type { Role } from "#lib/policy/permissions.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller } from "../api-caller.ts";
import { insertDocument } from "../insert-documents.ts";
import { makeOAuthApp } from "../oauth-caller.ts";
import { makeSigningDocument, type TestDocument } from "../signing-document.ts";
import { makeUserContext } from "../user-context.ts";
import { insertTemplate } from "./insert-template.ts";
import { insertWholeDocument } from "./insert-whole-document.ts";

export const ROLES: readonly Role[] = ["Admin", "TeamAdmin", "Member"];
export const PLACES = ["own", "team", "account", "foreign"] as const;
export type Place = (typeof PLACES)[number];
export const CREDENTIALS = ["session", "live key", "sandbox key"] as const;
export type Credential = (typeof CREDENTIALS)[number];

/** One of each kind of thing that lies at a place. */
export type Thing = {
	place: Place;
	isSandbox: boolean;
	accountId: string;
	documentId: string;
	draftId: string;
	scheduledId: string;
	trashedId: string;
	templateId: string;
	trashedTemplateId: string;
	signerId: string;
	userId: string;
	invitedId: string;
	teamId: string;
	brandId: string;
	customFieldId: string;
	blockId: string;
	contactId: string;
	groupId: string;
	identity: { id: string; email: string };
	appId: string;
	endpointId: string;
	deliveryId: string;
	apiKeyId: string;
	mailId: string;
};

/** Two accounts with people, and things of everybody's. */
export type World = {
	actors: Record<Role, UserContext>;
	/** By role, place and environment. */
	things: Thing[];
	thingOf(role: Role, place: Place, isSandbox: boolean): Thing;
	/** A document with a signer who has begun. */
	signing: TestDocument;
	/** An application that every actor has let in. */
	client: { clientId: string; appId: string; accountId: string };
};

const ENVIRONMENTS = [false, true];

/** The context of a person with a credential. */
export function withCredential(actor: UserContext, credential: Credential): UserContext {
	const via = credential === "session" ? "session" : "api-key";
	return { ...actor, principal: { ...actor.principal, via, isSandbox: credential === "sandbox key" } };
}

/** Makes the world that the walk goes through; everything in it stays as it is. @param roles that have things */
export async function makeWorld(roles: readonly Role[] = ROLES): Promise<World> {
	const admin = await makeCaller();
	const { accountId } = admin;
	const [near, far] = [await makeTeam(accountId), await makeTeam(accountId)];
	const join = (role: Role, teamId: string) => makeUserContext({ accountId, teamId, role });
	const actors = {
		Admin: await join("Admin", near),
		TeamAdmin: await join("TeamAdmin", near),
		Member: await join("Member", near),
	};
	const others = {
		team: await join("Member", near),
		account: await join("Member", far),
		foreign: await makeUserContext({ role: "Member" }),
	};
	const things = new Map<string, Thing>();
	const belongings = { [accountId]: await makeBelongings(actors.Admin) };
	belongings[others.foreign.principal.accountId] = await makeBelongings(others.foreign);
	for (const role of roles) {
		for (const place of PLACES) {
			const owner = place === "own" ? actors[role] : others[place];
			for (const isSandbox of ENVIRONMENTS) {
				const shared = belongings[owner.principal.accountId]?.get(isSandbox);
				if (shared) things.set(keyOf(role, place, isSandbox), await makeThing(owner, place, isSandbox, shared));
			}
		}
	}
	return {
		actors,
		things: [...things.values()],
		thingOf: (role, place, isSandbox) => things.get(keyOf(role, place, isSandbox)) as Thing,
		signing: await makeSigningDocument([{ name: "Mia" }]),
		client: await letIn(accountId, Object.values(actors)),
	};
}

const keyOf = (role: Role, place: Place, isSandbox: boolean) => `${role} ${place} ${isSandbox}`;

async function makeTeam(accountId: string): Promise<string> {
	const id = randomUUID();
	await db().team.create({ data: { id, accountId, name: id } });
	return id;
}

async function letIn(accountId: string, actors: UserContext[]): Promise<World["client"]> {
	const { appId, live } = await makeOAuthApp(accountId);
	const { clientId } = live;
	await db().oAuthConsent.createMany({
		data: actors.map(({ principal }) => ({ userId: principal.userId, clientId, scopes: [] })),
	});
	return { clientId, appId, accountId };
}

type Belongings = Omit<
	Thing,
	| "place"
	| "draftId"
	| "scheduledId"
	| "trashedId"
	| "documentId"
	| "templateId"
	| "trashedTemplateId"
	| "signerId"
	| "userId"
	| "teamId"
	| "customFieldId"
	| "blockId"
	| "contactId"
	| "groupId"
	| "invitedId"
>;

/** What is the whole account's: one of each that was made live, and one that was made in the sandbox. */
async function makeBelongings({ principal }: UserContext): Promise<Map<boolean, Belongings>> {
	const { accountId, userId } = principal;
	const made = new Map<boolean, Belongings>();
	for (const isSandbox of ENVIRONMENTS) {
		const [brandId, apiKeyId, identityId] = [randomUUID(), randomUUID(), randomUUID()];
		const [endpointId, deliveryId, mailId] = [randomUUID(), randomUUID(), randomUUID()];
		const email = `${identityId}@example.com`;
		await db().brand.create({ data: { id: brandId, accountId, name: "Harbour", isSandbox } });
		await db().senderIdentity.create({ data: { id: identityId, accountId, createdById: userId, name: "Mia", email } });
		const key = { id: apiKeyId, accountId, userId, name: "Key", prefix: "sgn", hash: apiKeyId };
		await db().apiKey.create({ data: { ...key, isSandbox } });
		const { appId } = await makeOAuthApp(accountId);
		await insertEndpoint(accountId, endpointId, deliveryId);
		await insertMail(accountId, mailId, isSandbox);
		const identity = { id: identityId, email };
		made.set(isSandbox, { isSandbox, accountId, brandId, identity, appId, endpointId, deliveryId, apiKeyId, mailId });
	}
	return made;
}

async function insertEndpoint(accountId: string, id: string, deliveryId: string): Promise<void> {
	await db().webhookEndpoint.create({
		data: { id, accountId, url: "https://hooks.example.com/", secret: new Uint8Array(32) },
	});
	const event = {
		eventId: deliveryId,
		eventType: "Sent",
		isSandbox: false,
		context: { actor: { userType: "Sender", id: "" }, previousState: null },
	};
	await db().webhookDelivery.create({
		data: { id: deliveryId, endpointId: id, ...event, status: "Failed", nextAttemptAt: new Date() },
	});
}

async function insertMail(accountId: string, id: string, isSandbox: boolean): Promise<void> {
	const words = { kind: "please-sign", to: "mia@example.com", subject: "Sign", html: "<p>Sign</p>", text: "Sign" };
	const { key } = await storage().putBytes(accountId, Buffer.from("%PDF-1.7 of a copy"));
	const attachments = [{ name: "Lease.pdf", mediaType: "application/pdf", key }];
	await db().mail.create({ data: { id, accountId, isSandbox, messageId: id, attachments, ...words } });
}

async function makeThing(owner: UserContext, place: Place, isSandbox: boolean, shared: Belongings): Promise<Thing> {
	const { accountId, teamId, userId } = owner.principal;
	const { documentId, signerId } = await insertWholeDocument(owner, isSandbox);
	const draftId = await insertDocument(owner, { isSandbox, status: "Draft", title: "Not sent" });
	const scheduledFor = new Date(Date.now() + 7_200_000);
	const scheduledId = await insertDocument(owner, { isSandbox, status: "Scheduled", scheduledFor });
	const trash = { deletedAt: new Date(), purgeAt: scheduledFor };
	const trashedId = await insertDocument(owner, { isSandbox, status: "Revoked", title: "Deleted", ...trash });
	const templateId = await insertTemplate(owner, isSandbox);
	const trashedTemplateId = await insertTemplate(owner, isSandbox, trash);
	const [customFieldId, blockId, invitedId] = [randomUUID(), randomUUID(), randomUUID()];
	const contacts = await insertContact(owner, isSandbox);
	const field = { id: customFieldId, accountId, brandId: shared.brandId, createdById: userId, name: "Phone" };
	const definition = makeField("TextBox");
	await db().customField.create({ data: { ...field, isShared: place !== "own", isSandbox, definition } });
	const block = { id: blockId, accountId, createdById: userId, name: "Signature", isShared: place !== "own" };
	await db().block.create({ data: { ...block, fields: [] } });
	const invited = { id: invitedId, accountId, teamId, email: `${invitedId}@example.com`, name: "Ida" };
	await db().user.create({ data: { ...invited, role: "Member", status: "InvitationPending" } });
	const documents = { documentId, draftId, scheduledId, trashedId };
	return {
		...shared,
		...documents,
		...contacts,
		...{ templateId, trashedTemplateId },
		place,
		signerId,
		userId,
		teamId,
		customFieldId,
		blockId,
		invitedId,
	};
}

async function insertContact({ principal }: UserContext, isSandbox: boolean) {
	const [contactId, groupId] = [randomUUID(), randomUUID()];
	const owned = { accountId: principal.accountId, ownerId: principal.userId, isSandbox };
	const member = { name: "Ida", email: `${contactId}@example.com` };
	await db().contact.create({ data: { id: contactId, ...owned, ...member } });
	const contacts = { create: { id: randomUUID(), position: 0, ...member } };
	await db().contactGroup.create({ data: { id: groupId, ...owned, groupName: "Owners", contacts } });
	return { contactId, groupId };
}
