-- Lists that go by title, whatever its case.
CREATE INDEX "Document_title_order_idx" ON "Document"("accountId", "isSandbox", lower("title"), "id");
