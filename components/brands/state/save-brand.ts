import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import { type BrandKey, type BrandValues, keyOfPart, toBrandRequest } from "./brand-values.ts";

type SaveAnswer =
	| { ok: true; brand: BrandModel }
	/** fields: settings that were refused. */
	| { ok: false; message: string; fields: BrandKey[] };

/**
 * Saves changes of a brand, or a new one.
 *
 * @param brandId null: it is not there yet
 * @param unreachable what is said when no answer comes
 */
export async function saveBrand(
	brandId: string | null,
	changes: Partial<BrandValues>,
	unreachable: string,
): Promise<SaveAnswer> {
	try {
		const response = await fetch(`/settings/brands/${brandId ?? "new"}/save`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(toBrandRequest(changes)),
		});
		const answer: { brand?: BrandModel; error?: string; errors?: Record<string, string[]> } = await response.json();
		if (response.ok && answer.brand) return { ok: true, brand: answer.brand };
		const fields = Object.keys(answer.errors ?? {}).map(keyOfPart);
		return { ok: false, message: answer.error ?? unreachable, fields: fields.filter((key) => key !== null) };
	} catch {
		return { ok: false, message: unreachable, fields: [] };
	}
}
