import type { PhoneLink } from "./phone-link.ts";
import type { SigningPageCommon, SigningView } from "./signing-page.ts";

/** Somebody of a draft, who may have neither a name nor an address yet. */
export type PreviewedPerson = {
	/** Name, else address; empty: neither is known. */
	name: string;
	/** 1-based, among the recipients. */
	number: number;
};

/** A draft as one of its recipients would see it, and what would come of it. */
export type SigningPreview = {
	common: SigningPageCommon;
	view: SigningView;
	/** The draft's files in the order of the view's; `leftOut`: what fields took the place of, by its short name. */
	files: { id: string; leftOut: string }[];
	/** Whoever it is for; a group's first member. */
	person: PreviewedPerson;
	/** Those who are asked at the same time. */
	together: PreviewedPerson[];
	/** Those who are asked afterwards, of the next turn. */
	next: PreviewedPerson[];
	/** A code that says what it stands for, in place of the one for the signer's phone. */
	code: PhoneLink["code"];
};
