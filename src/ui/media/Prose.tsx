import styled from 'styled-components'
import { textFace } from '../css'
import { fadedEnds } from '../hooks/useFadedEnds'

/** Running text: comfortable lines, spaced paragraphs, lists with marks, tables that scroll. */
export const Prose = styled.div`
  min-inline-size: 0;
  max-inline-size: min(70ch, 100%);
  line-height: 1.6;
  overflow-wrap: anywhere;

  /* a square holds what takes two letters */
  &:is(:lang(zh), :lang(ja), :lang(ko)) {
    max-inline-size: min(46em, 100%);
  }

  > * + * {
    margin-block-start: var(--space-3);
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block-start: var(--space-5);
    font-size: var(--fs-xl);
  }

  h3 {
    font-size: var(--fs-lg);
  }

  h4,
  h5,
  h6 {
    margin-block-start: var(--space-4);
    font-size: var(--fs-md);
  }

  h5,
  h6 {
    ${textFace}
    font-weight: 600;
  }

  h6 {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }

  > :first-child {
    margin-block-start: 0;
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li::marker {
    color: var(--accent-text);
  }

  /* in a script that does not lean it is told by its weight */
  :is(em, i, cite):is(:lang(zh), :lang(ja), :lang(ko), :lang(ar), :lang(fa), :lang(ur)) {
    font-weight: 600;
  }

  /* its address was no safe one: these are words */
  a:not([href]) {
    color: inherit;
  }

  img {
    block-size: auto;
    border-radius: var(--radius-m);
  }

  table {
    display: block;
    max-inline-size: 100%;
    overflow-x: auto;
    ${fadedEnds}
  }

  th,
  td {
    max-inline-size: 16em;
    padding: 8px 12px;
    border: 1px solid var(--line);
    text-align: start;
    /* words stay whole: the table scrolls; but for one that is a column by itself */
    overflow-wrap: break-word;
  }

  /* an author’s columns are told in the direction of reading */
  :is(th, td)[align='center'] {
    text-align: center;
  }
  :is(th, td)[align='right'] {
    text-align: end;
  }

  th {
    background-color: var(--surface-sunken);
  }

  /* what is typed runs from left to right, whatever is written around it */
  pre,
  code {
    direction: ltr;
    unicode-bidi: isolate;
  }

  pre {
    overflow-x: auto;
    white-space: pre-wrap;
  }

  /* what is nested deeper keeps its room */
  :is(ul, ol, blockquote) :is(ul, ol, blockquote) :is(ul, ol, blockquote) :is(ul, ol, blockquote) {
    margin-inline: 0;
    padding-inline-start: 2px;
    border: 0;
  }

  blockquote {
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--accent-text);
    color: var(--text-muted);
  }
`
