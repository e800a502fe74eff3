-- CreateTable
CREATE TABLE "TemplateUse" (
    "templateId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "lastAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "TemplateUse_pkey" PRIMARY KEY ("templateId","userId")
);

-- CreateIndex
CREATE INDEX "TemplateUse_userId_lastAt_idx" ON "TemplateUse"("userId", "lastAt" DESC);

-- As for documents: see the migration "document_search".
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "Template_searchText_idx" ON "Template" USING GIN ("searchText" gin_trgm_ops);
	END IF;
END
$$;

-- AddForeignKey
ALTER TABLE "TemplateUse" ADD CONSTRAINT "TemplateUse_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "Template"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TemplateUse" ADD CONSTRAINT "TemplateUse_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
