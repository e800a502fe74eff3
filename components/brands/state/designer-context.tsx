"use client";

import { createContext, useContext } from "react";
import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import type { BrandKey, BrandValues } from "./brand-values.ts";

/** Who designs, and what is so however the brand is designed. */
export type DesignerFacts = {
	/** Of who designs: documents come from them. */
	sender: { name: string; email: string };
	/** The installation's own sender, as mails have it without a brand. */
	mailName: string;
	mailAddress: string;
	accountName: string;
	/** Dates of documents are in it unless the brand says otherwise. */
	timeZone: string;
	mayChange: boolean;
};

export type Designer = {
	facts: DesignerFacts;
	values: BrandValues;
	change: (changed: Partial<BrandValues>) => void;
	/** Words of what is wrong with a setting, where it is to be seen. */
	problems: Partial<Record<BrandKey, string>>;
	/** As it was last saved, with what is known of its domain; null: it is not there yet. */
	brand: BrandModel | null;
	/** Takes what was found of its domain just now. */
	judged: (found: BrandModel["domainVerification"]) => void;
	/** Nothing was changed since. */
	isSaved: boolean;
};

const DesignerContext = createContext<Designer | null>(null);

export const DesignerProvider = DesignerContext;

/** @throws Error outside of the room */
export function useDesigner(): Designer {
	const designer = useContext(DesignerContext);
	if (!designer) throw new Error("Nobody designs a brand here.");
	return designer;
}
