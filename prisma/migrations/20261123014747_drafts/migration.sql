-- AlterTable
ALTER TABLE "DocumentFile" ADD COLUMN     "mayAttachFiles" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "Draft" (
    "documentId" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "state" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(6) NOT NULL,
    "discardAt" TIMESTAMPTZ(6),

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("documentId")
);

-- CreateTable
CREATE TABLE "DraftStep" (
    "documentId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "stepId" UUID NOT NULL,
    "userId" UUID,
    "clientId" UUID NOT NULL,
    "operations" JSONB NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "DraftStep_pkey" PRIMARY KEY ("documentId","version")
);

-- CreateIndex
CREATE INDEX "Draft_discardAt_idx" ON "Draft"("discardAt");

-- CreateIndex
CREATE INDEX "DraftStep_at_idx" ON "DraftStep"("at");

-- CreateIndex
CREATE UNIQUE INDEX "DraftStep_documentId_stepId_key" ON "DraftStep"("documentId", "stepId");

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DraftStep" ADD CONSTRAINT "DraftStep_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Draft"("documentId") ON DELETE CASCADE ON UPDATE CASCADE;
