import type { Metadata } from "next";
import { DocsPage } from "#components/docs/docs-page.tsx";
import { env } from "#lib/config/env.ts";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { describeOperation } from "#lib/contract/reference/describe-operation.ts";
import { writeExample } from "#lib/contract/reference/write-example.ts";

export const metadata: Metadata = { title: "API" };

const MEGABYTE = 1024 * 1024;

let described: ReturnType<typeof describeAll> | undefined;

/** The contract of every operation; it doesn’t change while the process runs. */
function describeAll(publicUrl: string) {
	const ids = Object.keys(OPERATIONS) as OperationId[];
	return ids.map((id) => ({ ...describeOperation(id), example: writeExample(id, "curl", publicUrl) }));
}

export default function ApiReferencePage() {
	const { publicUrl, uploadLimitBytes, rateLimit } = env();
	described ??= describeAll(publicUrl);
	return (
		<DocsPage
			baseUrl={publicUrl}
			limits={{ uploadMegabytes: Math.floor(uploadLimitBytes / MEGABYTE), ...rateLimit }}
			operations={described}
		/>
	);
}
