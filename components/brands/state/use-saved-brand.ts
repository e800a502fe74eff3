"use client";

import { useCallback, useState } from "react";
import type { BrandModel } from "#lib/contract/brands/brand-model.ts";

type Domain = BrandModel["domainVerification"];

/**
 * A brand as it was last saved, with what was found of its domain since; null: it is not there yet.
 *
 * @param given as the page has it; what the page learns anew counts from then on, such as that it became the default
 */
export function useSavedBrand(given: BrandModel | null) {
	const [brand, setBrand] = useState(given);
	const [taken, setTaken] = useState(given);
	if (given !== taken) {
		setTaken(given);
		setBrand(given);
	}
	const judged = useCallback((domainVerification: Domain) => {
		const isDomainVerified = domainVerification?.status === "Verified";
		setBrand((now) => now && { ...now, domainVerification, isDomainVerified });
	}, []);
	return { brand, setBrand, judged };
}
