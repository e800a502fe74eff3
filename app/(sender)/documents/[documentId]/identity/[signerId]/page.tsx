import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { IdentityReview } from "#components/documents/identity/identity-review.tsx";
import type { IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import { viewIdentity } from "#lib/domain/identity-verification/view-identity.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords, RoomWords } from "../../../../../page-words.tsx";
import {
	acceptIdentityAction,
	allowIdentityTryAction,
	deleteIdentityPicturesAction,
	fillFromIdentityAction,
	letSignerGoOnAction,
	rejectIdentityAction,
} from "./actions.ts";

const VERBS = {
	decide: { accept: acceptIdentityAction, reject: rejectIdentityAction },
	hold: { fill: fillFromIdentityAction, goOn: letSignerGoOnAction },
	remove: deleteIdentityPicturesAction,
	allow: allowIdentityTryAction,
};

type Props = { params: Promise<{ documentId: string; signerId: string }> };

/** Read once for the title and the page. */
const reviewOf = cache(async (documentId: string, signerId: string): Promise<IdentityReviewView | null> => {
	const context = await requirePageUser();
	return viewIdentity(context, { documentId, signerId }).catch((error: unknown) => {
		if (error instanceof AppError && error.code === "NotFound") return null;
		throw error;
	});
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { documentId, signerId } = await params;
	const review = await reviewOf(documentId, signerId);
	const { identity, document } = await pageWords();
	return { title: review ? format(identity.pageTitle, { name: review.signerName }) : document.title };
}

/** Where a sender looks at what a signer showed of who they are; to anybody else there is no such page. */
export default async function IdentityPage({ params }: Props) {
	const { documentId, signerId } = await params;
	const review = await reviewOf(documentId, signerId);
	if (!review) notFound();
	return (
		<RoomWords of={["identity"]}>
			{/* Of another try nothing is said yet. */}
			<IdentityReview key={review.attempt} review={review} verbs={VERBS} />
		</RoomWords>
	);
}
