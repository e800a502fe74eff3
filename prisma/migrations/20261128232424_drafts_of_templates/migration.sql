-- A draft is a document's or a template's. Drafts that are there already keep the ID of their document as their own.
ALTER TABLE "DraftStep" DROP CONSTRAINT "DraftStep_documentId_fkey";

ALTER TABLE "Draft" DROP CONSTRAINT "Draft_pkey",
ADD COLUMN     "id" UUID,
ADD COLUMN     "templateId" UUID,
ADD COLUMN     "templateVersion" INTEGER,
ALTER COLUMN "documentId" DROP NOT NULL;

UPDATE "Draft" SET "id" = "documentId";

ALTER TABLE "Draft" ALTER COLUMN "id" SET NOT NULL,
ADD CONSTRAINT "Draft_pkey" PRIMARY KEY ("id"),
ADD CONSTRAINT "Draft_subject_check" CHECK (num_nonnulls("documentId", "templateId") = 1);

CREATE UNIQUE INDEX "Draft_documentId_key" ON "Draft"("documentId");
CREATE UNIQUE INDEX "Draft_templateId_key" ON "Draft"("templateId");

ALTER TABLE "DraftStep" RENAME COLUMN "documentId" TO "draftId";
ALTER INDEX "DraftStep_documentId_stepId_key" RENAME TO "DraftStep_draftId_stepId_key";

ALTER TABLE "Draft" ADD CONSTRAINT "Draft_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "Template"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DraftStep" ADD CONSTRAINT "DraftStep_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "Draft"("id") ON DELETE CASCADE ON UPDATE CASCADE;
