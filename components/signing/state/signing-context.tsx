"use client";

import { createContext, type Dispatch, useContext } from "react";
import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import type { ShownValue, SigningPageCommon, SigningView } from "#lib/contract/signing/signing-page.ts";
import type { DisplayContext } from "#lib/fields/values/format.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import type { CallResult } from "../saving/signing-client.ts";
import type { SigningServer } from "../saving/signing-server.ts";
import type { Conflict, MarkPurpose, SigningAction } from "./signing-state.ts";
import type { SigningStore } from "./signing-store.ts";

/** What a person can do on the page; each does its calls and changes the state. */
export type SigningVerbs = {
	/** A text, option, date or choice was entered. */
	edit(fieldId: string, draft: string): void;
	/** Text that waits for a pause in typing is stored now. */
	commit(fieldId: string): void;
	/** Puts the adopted mark into a field, or opens the dialog when there is none yet. */
	place(fieldId: string): void;
	/** Of two entries for a field the one made here is stored. */
	keepMine(conflict: Conflict): void;
	/** Empties a mark or file field. */
	clear(fieldId: string): void;
	placeDrawing(fieldId: string, mark: Extract<ShownValue, { kind: "mark" }>["mark"]): void;
	uploadFile(fieldId: string, file: File): Promise<boolean>;
	adopt(purpose: MarkPurpose, input: object | File, fieldId: string | null): Promise<CallResult<unknown>>;
	consent(): Promise<void>;
	/** Scrolls to a field and gives its control the focus. */
	goTo(fieldId: string): void;
	next(): void;
	finish(): Promise<void>;
	/** While Finish waits for a connection. */
	stopFinishing(): void;
	/** Stores what was entered, and loads what its sender has corrected meanwhile. */
	lookAgain(): Promise<void>;
	later(): Promise<void>;
	/** Stores what was entered, then makes a link to go on with on the signer's phone. */
	makePhoneLink(): Promise<CallResult<PhoneLink>>;
	/** Stores what was entered; the page comes back in this language. */
	speak(locale: CatalogueLocale): Promise<void>;
	decline(reason: string): Promise<CallResult<unknown>>;
	reassign(person: { name: string; email: string; reason: string }): Promise<CallResult<unknown>>;
};

/** What the page has throughout. What changes as one fills it in is in the store: see useSigningState. */
export type SigningContextValue = {
	server: SigningServer;
	common: SigningPageCommon;
	view: SigningView;
	messages: SigningMessages;
	locale: string;
	display: DisplayContext;
	store: SigningStore;
	dispatch: Dispatch<SigningAction>;
	verbs: SigningVerbs;
	/** Fields open as a sheet instead of being filled in on the page: on a phone. */
	isCompact: boolean;
};

export const SigningContext = createContext<SigningContextValue | null>(null);

/** The page's data, words and verbs, for everything below it. */
export function useSigning(): SigningContextValue {
	const value = useContext(SigningContext);
	if (!value) throw new Error("The context is used outside of the signing page.");
	return value;
}
