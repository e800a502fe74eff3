import type { Metadata } from "next";
import { LinkedReview } from "#components/documents/identity/linked-review.tsx";
import { Toaster } from "#components/ui/actions/toast.tsx";
import { viewIdentity } from "#lib/domain/identity-verification/view-identity.ts";
import { findReviewLink } from "#lib/http/pages/review-link.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { acceptByLinkAction, rejectByLinkAction } from "./actions.ts";

type Props = { params: Promise<{ token: string }> };

async function reviewOf(token: string) {
	const link = await findReviewLink(token);
	if (!link) return null;
	const { context, documentId, signerId, mayDecide, redirectUrl } = link;
	const review = await viewIdentity(context, { documentId, signerId });
	const pictures = review.pictures.map((one) => ({ ...one, url: `/identity-review/${token}/pictures/${one.picture}` }));
	return { review: { ...review, pictures }, mayDecide, redirectUrl };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const found = await reviewOf((await params).token);
	const { identity } = await pageWords();
	return {
		title: found ? format(identity.pageTitle, { name: found.review.signerName }) : identity.linked.over,
		robots: { index: false },
	};
}

/** Where a sender decides within their own application, by a link that was made for it. */
export default async function LinkedReviewPage({ params }: Props) {
	const { token } = await params;
	const found = await reviewOf(token);
	const { identity, common } = await pageWords();
	return (
		<main className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
			{found ? (
				<RoomWords of={["common", "identity"]}>
					<LinkedReview
						key={found.review.attempt}
						{...{ token, ...found }}
						accept={acceptByLinkAction}
						reject={rejectByLinkAction}
					/>
					<Toaster closeLabel={common.close} />
				</RoomWords>
			) : (
				<div className="mx-auto max-w-md">
					<h1 className="mb-2 font-semibold text-display">{identity.linked.over}</h1>
					<p className="text-ink-soft text-read">{identity.linked.overText}</p>
				</div>
			)}
		</main>
	);
}
