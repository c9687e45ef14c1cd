'use client';

export { PageError as default } from '@/components/fallback/page-error';
