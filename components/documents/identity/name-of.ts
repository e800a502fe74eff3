import { useWords } from "#components/ui/words.tsx";
import type { IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import type { IdentityKind, IdentityPicture } from "#lib/contract/signing/identity-page.ts";

export type ShownPicture = IdentityReviewView["pictures"][number];

/** What a picture shows, in words. */
export function useNameOf(kind: IdentityKind | null, picture: IdentityPicture): string {
	const { Front, Back, Selfie } = useWords("identity").pictures;
	if (picture === "Selfie") return Selfie;
	const of = kind ?? "IDCard";
	return picture === "Front" ? Front[of] : Back[of];
}
