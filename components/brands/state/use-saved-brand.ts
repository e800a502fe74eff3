"use client";

import { useCallback, useState } from "react";
import type { BrandModel } from "#lib/contract/brands/brand-model.ts";

type Domain = BrandModel["domainVerification"];

/** A brand as it was last saved, with what was found of its domain since; null: it is not there yet. */
export function useSavedBrand(first: BrandModel | null) {
	const [brand, setBrand] = useState(first);
	const judged = useCallback((domainVerification: Domain) => {
		const isDomainVerified = domainVerification?.status === "Verified";
		setBrand((now) => now && { ...now, domainVerification, isDomainVerified });
	}, []);
	return { brand, setBrand, judged };
}
